/** Some proxies append the port of the visitor: `203.0.113.1:5012`, `[2001:db8::1]:5012`. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/**
 * The visitor's IP address (ADR 0009). Plain Node: the front door and the engine read it.
 *
 * @param chain X-Forwarded-For as the request had it, with the address of the connection as its last entry
 * @param proxies number of own reverse proxies in front of this process (MALL_PROXIES); each appends one address
 * @returns the entry that the first of our proxies appended. A chain that is too short did not pass all of them; its
 *   entries are claims, so the address of the connection counts
 */
export function visitorAddress(chain: string | null, proxies: number): string {
  const entries = chain?.split(',') ?? []
  const entry = (entries.at(-1 - proxies) ?? entries.at(-1))?.trim() ?? ''
  const [, ip6, ip4] = withPort.exec(entry) ?? []
  return ip6 ?? ip4 ?? entry
}
