// What the game without a server stores in this browser: values by their keys, in one table of IndexedDB.

const NAME = "tilewright";
const TABLE = "values";

/** Open the database.
 * @returns {Promise<IDBDatabase>} */
export function openDatabase() {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** All values by their keys.
 * @param {IDBDatabase} database
 * @returns {Promise<Record<string, string>>} */
export async function readAll(database) {
  const table = database.transaction(TABLE).objectStore(TABLE);
  const [keys, values] = await Promise.all([done(table.getAllKeys()), done(table.getAll())]);
  return Object.fromEntries(keys.map((key, place) => [key, values[place]]));
}

/** Write some values in one transaction; null deletes. Rejects if they are not on the disk, and then none of them is.
 * @param {IDBDatabase} database
 * @param {Record<string, string | null>} changes
 * @returns {Promise<void>} */
export function writeAll(database, changes) {
  const transaction = database.transaction(TABLE, "readwrite", { durability: "strict" });
  const table = transaction.objectStore(TABLE);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) table.delete(key);
    else table.put(value, key);
  }
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
