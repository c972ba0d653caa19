/** Query parameters as Next hands them to a page. */
export type RawQuery = Record<string, string | string[] | undefined>

/**
 * The trimmed value of a parameter, '' without one. Of a repeated parameter the last counts, as in lib/web/list-path.
 * NUL characters are left out: neither the contract nor the database accepts them.
 */
export const lastValue = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value.at(-1) : value)?.replaceAll('\0', '').trim() ?? ''
