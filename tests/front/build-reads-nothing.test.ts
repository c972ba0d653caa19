import { findPageEngine } from '@/lib/readers/page-engine'
import { pageEngineRegistry, type PageEngine } from '@/lib/web/registry'

const engine = {} as PageEngine

afterEach(() => {
  delete process.env.NEXT_PHASE
  globalThis.__mallForPages = undefined
})

test('a page that reads the mall ends the build, also where an engine is at hand', async () => {
  pageEngineRegistry.set(engine)
  process.env.NEXT_PHASE = 'phase-production-build'
  await expect(findPageEngine()).rejects.toThrow('A build must not read the mall')
})

test('a running mall reads through the engine of its thread', async () => {
  pageEngineRegistry.set(engine)
  process.env.NEXT_PHASE = 'phase-production-server'
  expect(await findPageEngine()).toBe(engine)
})
