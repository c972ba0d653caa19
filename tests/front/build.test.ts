import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildReason } from '@/lib/front/build'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mall-build-'))
  for (const folder of ['.next', 'app/items', 'lib/front'])
    await mkdir(join(root, folder), { recursive: true })
})

afterEach(() => rm(root, { recursive: true }))

async function writeMinutesAgo(path: string, minutes: number): Promise<void> {
  await writeFile(join(root, path), '')
  const at = Date.now() / 1000 - minutes * 60
  await utimes(join(root, path), at, at)
}

test('the first start builds', async () => {
  expect(await buildReason(root, ['app'])).toBe('there is no build yet')
})

test('a build that is newer than all sources is used', async () => {
  await writeMinutesAgo('app/items/page.tsx', 10)
  await writeMinutesAgo('.next/BUILD_ID', 5)
  expect(await buildReason(root, ['app'])).toBeNull()
})

test('a source that changed after the build is named as the reason for a new one', async () => {
  await writeMinutesAgo('.next/BUILD_ID', 5)
  await writeMinutesAgo('app/items/page.tsx', 1)
  expect(await buildReason(root, ['app'])).toContain('app/items/page.tsx')
})

test('a file that is no source needs no build', async () => {
  await writeMinutesAgo('.next/BUILD_ID', 5)
  await writeMinutesAgo('lib/front/door.ts', 1)
  expect(await buildReason(root, ['app'])).toBeNull()
})

test('a listed source that does not exist is an error, because changes of its successor would go unnoticed', async () => {
  await writeMinutesAgo('.next/BUILD_ID', 5)
  await expect(buildReason(root, ['app', 'lib/renamed'])).rejects.toThrow(
    /lib\/renamed does not exist, but lib\/front\/build-sources\.ts lists it/,
  )
})
