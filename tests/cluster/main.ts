/**
 * `npm run test:cluster`: the cluster of `deploy/cluster` with a machine per network namespace. All of it lives in
 * namespaces of its own (network, mounts, processes) and ends with this process, however it ends.
 */
import { spawn, spawnSync } from 'node:child_process'
import { accessSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { machineNames } from './network.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['/usr/bin', '/usr/sbin', '/bin', '/sbin', '/usr/lib/postgresql/15/bin']
const programs = ['postgres', 'patroni', 'etcd', 'haproxy', 'pgbouncer', 'nginx', 'ip', 'nsenter', 'setpriv']

const isInstalled = (name: string) =>
  folders.some((folder) => {
    try {
      accessSync(join(folder, name))
      return true
    } catch {
      return false
    }
  })

/** Shell commands that make a bridge and a machine behind it for each name, in the namespaces of the shell. */
const networkScript = `set -e
mount --make-rprivate /
mkdir -p /run/netns
mount -t tmpfs tmpfs /run/netns
ip link set lo up
ip link add mall type bridge
ip address add 10.77.0.1/24 dev mall
ip link set mall up
${machineNames
  .map(
    (name, index) => `ip netns add ${name}
ip link add v-${name} type veth peer name eth0 netns ${name}
ip link set v-${name} master mall up
nsenter --net=/run/netns/${name} ip address add 10.77.0.${11 + index}/24 dev eth0
nsenter --net=/run/netns/${name} ip link set eth0 up
nsenter --net=/run/netns/${name} ip link set lo up`,
  )
  .join('\n')}
`
/** The shell is the first process of its namespace: it takes over processes whose parents ended. */
const isolated = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c']

function obstacle(): string | null {
  const missing = programs.filter((name) => !isInstalled(name))
  if (missing.length > 0)
    return `not installed: ${missing.join(', ')}. As root, tests/cluster/install.sh installs them.`
  return process.getuid?.() === 0 ? null : 'only root may start servers of several users.'
}

function run(): void {
  const reason = obstacle()
  if (reason) return console.log(`The cluster is not tested: ${reason}`)
  const tests = globSync('tests/cluster/*.test.ts', { cwd: root })
  const command = [process.execPath, '--test', '--test-force-exit', '--test-reporter=spec', ...tests]
  const canIsolate = spawnSync('unshare', [...isolated, networkScript]).status === 0
  if (!canIsolate)
    console.log('Network namespaces are refused here: addresses of this machine, and no partition.')
  const child = canIsolate
    ? spawn('unshare', [...isolated, `${networkScript}"$@"\nexit $?`, 'sh', ...command], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, CLUSTER_NAMESPACES: '1' },
      })
    : spawn(process.execPath, command.slice(1), { cwd: root, stdio: 'inherit' })
  child.on('exit', (code) => (process.exitCode = code ?? 1))
}

run()
