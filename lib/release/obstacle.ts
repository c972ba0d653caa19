/** What keeps a release from running here. */

/** What a release says of itself in its package.json. */
export type ReleasePackage = {
  version: string
  engines: { node: string }
  os: readonly string[]
  cpu: readonly string[]
}

type Host = { versions: { node: string }; platform: string; arch: string }

/** Whether a version is at least another one, both as `24.21.0`. */
function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [version, least].map((text) => text.split('.').map(Number))
  for (let index = 0; index < 3; index++) {
    const difference = (have?.[index] ?? 0) - (need?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/**
 * A sentence about an old Node, or about a machine of another kind than that of the build, whose native parts it could
 * not load; null where the release runs.
 */
export function obstacleTo({ engines, os, cpu }: ReleasePackage, host: Host): string | null {
  const least = engines.node.replace('>=', '')
  if (!isAtLeast(host.versions.node, least))
    return `This mall needs Node ${least} or later, and this is Node ${host.versions.node}.`
  if (!os.includes(host.platform) || !cpu.includes(host.arch))
    return `This release is for ${os.join()}-${cpu.join()}, and this machine is ${host.platform}-${host.arch}. Make a release on a machine of its kind.`
  return null
}
