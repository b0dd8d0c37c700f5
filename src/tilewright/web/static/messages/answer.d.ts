// What the server answers to a request, found by its path and method in the generated table of answers.

import type { Answers } from "./http.d.ts";

/** A path with named parts as a template in which each of them is a string. */
type Template<Path> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Template<Rest>}`
  : Path;
type WithoutQuery<Path> = Path extends `${infer Start}?${string}` ? Start : Path;
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
type Method<Options> = Options extends { method: infer Named }
  ? Named
  : Options extends { body: unknown }
    ? "POST"
    : "GET";
type Find<Table, Path> = {
  [Each in keyof Table]: Same<Template<Each>, Path> extends true ? Table[Each] : never;
}[keyof Table];

/** The answer to a request; `any` if the path is computed, `never` if there is no such address. */
export type Answer<Path, Options> = string extends Path
  ? any
  : Find<Answers[Method<Options> & keyof Answers], WithoutQuery<Path>>;
