// A rulebook and its house rules as parameters of an address.

/** @param {string} rules @param {Record<string, string | number>} house */
export function rulesQuery(rules, house) {
  const query = new URLSearchParams({ rules });
  for (const [key, value] of Object.entries(house)) query.append("house", `${key}=${value}`);
  return query;
}

/** The house rules of an address. @param {URLSearchParams} query @returns {Record<string, string>} */
export function houseOf(query) {
  const rules = query.getAll("house").map((rule) => rule.split("="));
  return Object.fromEntries(rules.filter(({ length }) => length === 2));
}
