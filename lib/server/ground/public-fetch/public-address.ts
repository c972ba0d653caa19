import 'server-only'
import { BlockList, isIP } from 'node:net'

/** Addresses that are not of the public internet: this machine, its network, documentation, multicast (RFC 6890). */
const reserved = new BlockList()
const ipv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
for (const [network, prefix] of ipv4) reserved.addSubnet(network, prefix)

/** Only these are given to hosts of the public internet; translated and tunnelled ones lead to IPv4. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const notGlobal = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notGlobal.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address)
  return version === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
}
