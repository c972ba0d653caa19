import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { chmod, chown, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { whenOpen } from '../fixtures/servers.ts'
import { buy, visitPages } from './smoke.ts'
import { archive, isReady } from './unpacked.ts'

/**
 * The release in a Debian of its own, whose root is mounted read-only, as the image has it: `RELEASE=whole npm run
 * test:release`. No container engine is needed.
 */

const run = promisify(execFile)
/** The user of the image. */
const user = 10001

/** The root, as that of the image: Debian's essential packages and what Node is linked with. */
async function makeRoot(root: string): Promise<void> {
  const packages = '--include=libstdc++6,ca-certificates'
  await run('mmdebstrap', ['--variant=minbase', '--quiet', packages, 'bookworm', root])
  const opt = join(root, 'opt/huanxin-mall')
  await mkdir(opt)
  await run('tar', ['-xzf', archive, '-C', opt, '--strip-components=1'])
  await copyFile(process.execPath, join(root, 'usr/local/bin/node'))
  const data = join(root, 'var/lib/huanxin-mall')
  await mkdir(data, { mode: 0o700 })
}

/** Each command becomes the next one, so that a signal reaches the mall. */
const script = `set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount -o remount,bind,ro "$ROOT"
mount --bind "$DATA" "$ROOT/var/lib/huanxin-mall"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount --bind /proc "$ROOT/proc"
mount --bind /dev "$ROOT/dev"
exec chroot --userspec=${user}:${user} "$ROOT" /usr/local/bin/node /opt/huanxin-mall/mall.js start`

const reasonToSkip = async (): Promise<string | false> => {
  if (process.env.RELEASE !== 'whole') return 'a part of RELEASE=whole'
  if (process.getuid?.() !== 0) return 'only root mounts and changes the root'
  return run('mmdebstrap', ['--version']).then(
    () => false,
    () => 'mmdebstrap is not installed',
  )
}

void test('shoppers buy in a Debian without a writable root', { skip: await reasonToSkip() }, async () => {
  const place = await mkdtemp(join(tmpdir(), 'mall-debian-'))
  await chmod(place, 0o755)
  const [root, data] = [join(place, 'root'), join(place, 'data')]
  try {
    await makeRoot(root)
    await mkdir(data, { mode: 0o700 })
    await chown(data, user, user)
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production' as const,
      ROOT: root,
      DATA: data,
      PORT: '0',
      MALL_DATA_DIR: '/var/lib/huanxin-mall',
      MALL_DEMO_STAFF: '0',
    }
    const mall = await whenOpen(spawn('unshare', ['--mount', 'sh', '-c', script], { env }), { isReady })
    try {
      await visitPages(mall.url)
      await buy(mall.url)
    } finally {
      assert.equal(await mall.stop(), 0, mall.output())
    }
  } finally {
    await rm(place, { recursive: true, force: true, maxRetries: 3 })
  }
})
