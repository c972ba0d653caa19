import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hintCompilation } from '@/lib/front/next/compile-hints'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-hints-'))
  await mkdir(join(folder, 'static'))
  await writeFile(join(folder, 'static', 'react.js'), 'run()')
  await writeFile(join(folder, 'static', 'page.js'), 'later()')
  await writeFile(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/react.js'] }))
})
afterEach(() => rm(folder, { recursive: true }))

const read = (name: string) => readFile(join(folder, 'static', name), 'utf8')

test('marks only the scripts that every page starts with, and only once', async () => {
  for (let times = 0; times < 2; times++) {
    expect(await hintCompilation(folder)).toBe(1)
    expect(await read('react.js')).toBe('//# allFunctionsCalledOnLoad\nrun()')
    expect(await read('page.js')).toBe('later()')
  }
})
