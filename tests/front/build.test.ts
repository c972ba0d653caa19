import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildReason } from '@/lib/front/build'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mall-build-'))
  await mkdir(join(root, '.next'))
  await mkdir(join(root, 'app', 'items'), { recursive: true })
  await mkdir(join(root, 'lib', 'front'), { recursive: true })
})

afterEach(() => rm(root, { recursive: true }))

async function file(path: string, minutesAgo: number): Promise<void> {
  await writeFile(join(root, path), '')
  const at = Date.now() / 1000 - minutesAgo * 60
  await utimes(join(root, path), at, at)
}

test('the first start builds', async () => {
  expect(await buildReason(root)).toBe('there is no build yet')
})

test('a build that is newer than all sources is used', async () => {
  await file('app/items/page.tsx', 10)
  await file('.next/BUILD_ID', 5)
  expect(await buildReason(root)).toBeNull()
})

test('a source that changed after the build is named as the reason for a new one', async () => {
  await file('.next/BUILD_ID', 5)
  await file('app/items/page.tsx', 1)
  expect(await buildReason(root)).toContain('app/items/page.tsx')
})

test('the front door itself needs no build', async () => {
  await file('.next/BUILD_ID', 5)
  await file('lib/front/door.ts', 1)
  expect(await buildReason(root)).toBeNull()
})
