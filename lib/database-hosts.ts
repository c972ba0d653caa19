/**
 * Addresses of PostgreSQL with several hosts, in the form of libpq: `postgres://user@one:5432,two:5433/mall`. Neither
 * `URL` nor `pg` reads them.
 */

export interface DatabaseHost {
  host: string
  port: number
}

export interface DatabaseHosts {
  hosts: [DatabaseHost, ...DatabaseHost[]]
  /** The address with the first host alone, as `pg` reads it. */
  connectionString: string
}

/** Scheme, account, hosts, and the rest: path and query. */
const form = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)([/?#].*)?$/
const hostForm = /^(\[[\da-f:.]+\]|[^[\]:,\s]+)(?::(\d{1,5}))?$/i
const defaultPort = 5432

function hostOf(text: string): DatabaseHost | null {
  const [, host, port] = hostForm.exec(text) ?? []
  if (host === undefined) return null
  const number = port === undefined ? defaultPort : Number(port)
  return number > 0 && number < 65_536 ? { host: host.replaceAll(/[[\]]/g, ''), port: number } : null
}

/** A mall writes to the primary, whatever this parameter of libpq says; to `pg` it means nothing. */
const withoutAttributes = (rest: string) =>
  rest.replace(/([?&])target_session_attrs=[^&#]*(&?)/, (_, before: string, after: string) =>
    after ? before : '',
  )

/** @returns null when the address has not this form */
export function databaseHosts(url: string): DatabaseHosts | null {
  const [, scheme, account = '', list, rest = ''] = form.exec(url) ?? []
  if (scheme === undefined || list === undefined) return null
  // Without a host the query names a socket.
  if (list === '') return { hosts: [{ host: '', port: defaultPort }], connectionString: url }
  const texts = list.split(',')
  const [first, ...others] = texts.map(hostOf)
  if (!first || others.some((one) => one === null)) return null
  return {
    hosts: [first, ...others.filter((one) => one !== null)],
    connectionString: `${scheme}${account}${texts[0]}${withoutAttributes(rest)}`,
  }
}
