import { obstacleTo } from '@/lib/release/obstacle'

const release = { version: '1.0.0', engines: { node: '>=22.19' }, os: ['linux'], cpu: ['x64'] }
const host = (node: string, platform = 'linux', arch = 'x64') => ({ versions: { node }, platform, arch })

describe('a release', () => {
  it.each(['22.19.0', '22.20.1', '24.0.0'])('runs on Node %s', (node) => {
    expect(obstacleTo(release, host(node))).toBeNull()
  })

  it.each(['20.20.2', '22.18.9', '8.19.0'])('names the Node that it needs on Node %s', (node) => {
    expect(obstacleTo(release, host(node))).toBe(
      `This mall needs Node 22.19 or later, and this is Node ${node}.`,
    )
  })

  it.each([
    ['darwin', 'x64'],
    ['linux', 'arm64'],
  ])('says for which machines it is on %s-%s', (platform, arch) => {
    expect(obstacleTo(release, host('24.0.0', platform, arch))).toMatch(/^This release is for linux-x64/)
  })
})
