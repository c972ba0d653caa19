import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { sourceFiles } from '../fixtures/import-graph'

/** Each line is an import that the lint rules must reject. */
const forbidden: Case[] = [
  ['lib/domain/x.ts', "import '@/lib/contract'"],
  ['lib/domain/x.ts', "import 'react'"],
  ['lib/domain/x.ts', "import '../server/edge/engine'"],
  ['lib/contract/x.ts', "import '@/lib/server/edge/engine'"],
  ['lib/contract/x.ts', "import '@/lib/client/call/api'"],
  ['lib/server/x.ts', "import '@/lib/client/call/api'"],
  ['lib/server/x.ts', "import '@/components/ui/button'"],
  ['lib/server/x.ts', "import '@/lib/demo'"],
  ['lib/server/ground/x.ts', "import '@/lib/server/people/session/token'"],
  ['lib/server/people/x.ts', "import '@/lib/server/trade/order/lock-order'"],
  ['lib/server/catalogue/x.ts', "import '@/lib/server/content/site/texts'"],
  ['lib/server/trade/x.ts', "import '@/lib/server/shops/shop/load-shops'"],
  ['lib/server/shops/x.ts', "import '@/lib/server/edge/router'"],
  ['lib/readers/x.ts', "import '@/lib/demo'"],
  ['lib/front/x.ts', "import '../server/edge/engine'"],
  ['lib/front/x.ts', "import '../release/obstacle.ts'"],
  ['lib/release/x.ts', "import '@/lib/readers/frame'"],
  ['lib/client/x.ts', "import '@/lib/server/edge/engine'"],
  ['lib/client/x.ts', "import '@/components/ui/button'"],
  ['components/x.tsx', "import '@/lib/server/edge/engine'"],
  ['components/x.tsx', "import '@/lib/readers/frame'"],
  ['widgets/x.ts', "import '@/lib/readers/goods'"],
  ['widgets/W0001/view.tsx', "import 'zod'"],
  ['widgets/W0001/view.tsx', "import 'zod/mini'"],
  ['widgets/W0001/contract.ts', "import 'zod'"],
  ['components/x.tsx', "import 'zod'"],
  ['components/goods-page/x.tsx', "import 'zod'"],
  ['components/x.tsx', "import 'zod/v4'"],
  ['components/x.tsx', "import 'zod/mini'"],
  ['components/x.tsx', "import { goods } from '@/lib/contract/catalogue/goods'"],
  ['components/x.tsx', "import { contracts } from '@/widgets/contracts'"],
  ['lib/client/x.ts', "import 'zod'"],
  ['lib/client/x.ts', "import { goods } from '@/lib/contract/catalogue/goods'"],
  ['lib/web/x.ts', "import 'zod/mini'"],
  ['app/(mall)/x.tsx', "'use client'\nimport 'zod/mini'"],
  ['app/(mall)/x.ts', "'use client'\nimport * as z from 'zod'"],
  ['app/(mall)/x.tsx', "'use client'\nimport { goods } from '@/lib/contract/catalogue/goods'"],
  ['app/edit/_designer/x.ts', "import 'zod/v4'"],
  ['widgets/W0001/contract.ts', "import 'zod/v4'"],
  ['components/goods-page/x.tsx', "import 'lucide-react'"],
  ['widgets/W0001/view.tsx', "import 'lucide-react'"],
  ['widgets/W0001/islands/x.tsx', "import 'lucide-react'"],
  ['widgets/W0001/view.tsx', "import './contract'"],
  ['widgets/x.ts', "import '@/lib/server/edge/engine'"],
  ['app/(mall)/x.tsx', "import '@/lib/server/edge/engine'"],
  ['app/(mall)/x.tsx', "import '@/lib/demo'"],
  ['app/layout.tsx', "import '@/lib/server/edge/engine'"],
  ['app/layout.tsx', "import '@/lib/demo'"],
  ['app/media/x.ts', "import '@/lib/demo'"],
  ['middleware.ts', "import './lib/server/edge/engine'"],
  ['middleware.ts', "import './lib/contract'"],
  ['middleware.ts', "import './lib/env.ts'"],
  ['instrumentation-client.ts', "import '@/lib/server/edge/engine'"],
  ['instrumentation-client.ts', "import '@/components/ui/button'"],
  ['lib/env.ts', "import './domain/errors'"],
  ['lib/env.ts', "import './server/ground/log'"],
  ['lib/contract/x.ts', "import '@/lib/web/cache-tags'"],
  ['components/x.tsx', "import 'server-only'"],
  ['widgets/x.ts', "import 'server-only'"],
  ['widgets/W0001/view.tsx', "import 'server-only'"],
  ['lib/client/x.ts', "import 'server-only'"],
  ['lib/contract/x.ts', "import 'server-only'"],
  ['lib/web/x.ts', "import 'server-only'"],
  ['components/x.tsx', "import '@/lib/env'"],
  ['widgets/x.ts', "import '@/lib/env'"],
  ['lib/client/x.ts', "import '@/lib/env'"],
  ['lib/contract/x.ts', "import '@/lib/env'"],
  ['lib/domain/x.ts', "import '../env.ts'"],
  ['lib/web/x.ts', "import '../env.ts'"],
  ['app/(mall)/x.tsx', 'export const { PORT } = process.env'],
  ['lib/server/x.ts', 'export const port = process.env.PORT'],
  ['lib/client/x.ts', 'export const { PORT } = process.env'],
  ['components/x.tsx', 'export const now = () => Math.floor(Date.now() / 1000)'],
  ['components/x.tsx', 'export const year = new Date().getUTCFullYear()'],
  ['components/x.tsx', 'export const text = Date()'],
  ['widgets/W0001/view.tsx', "import dayjs from 'dayjs'; export const today = dayjs()"],
  ['lib/client/x.ts', 'export const now = () => Date.now()'],
  ['lib/domain/x.ts', 'export const now = () => Date.now()'],
  ['components/x.tsx', 'export const dayOf = (at: number) => new Date(at).getDate()'],
  ['components/x.tsx', "export const textOf = (at: number) => new Date(at).toLocaleString('zh-CN')"],
  ['components/x.tsx', 'export const look = "bg-[#fff8f2] p-2"'],
  ['components/x.tsx', 'export const look = (isOn: boolean) => `p-2 ${isOn ? "text-[#FFF]" : ""}`'],
  ['app/(mall)/x.tsx', 'export const Dot = () => <circle fill="#fff" r="2" />'],
  ['lib/server/x.ts', 'export const local = (at: number) => at + 8 * 3600'],
  ['lib/server/x.ts', 'export const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`)'],
  ['lib/domain/x.ts', 'export const local = (at: number) => at + 8 * 3600'],
  ['lib/web/x.ts', "export const format = new Intl.DateTimeFormat('zh-CN')"],
]

const allowed: Case[] = [
  ['widgets/W0001/contract.ts', "import 'zod/mini'"],
  ['app/edit/_designer/x.ts', "import 'zod/mini'"],
  ['app/edit/_designer/x.ts', "import { contracts } from '@/widgets/contracts'"],
  ['app/(mall)/x.tsx', "import { goods } from '@/lib/contract/catalogue/goods'"],
  ['app/(mall)/x.tsx', "'use client'\nimport type { Outputs } from '@/lib/contract/outputs'"],
  ['app/(mall)/x.tsx', "'use client'\nimport { type Outputs } from '@/lib/contract/outputs'"],
  ['components/x.tsx', "import type { Outputs } from '@/lib/contract/outputs'"],
  ['components/x.tsx', "import { type Outputs } from '@/lib/contract/outputs'"],
  ['lib/domain/x.ts', "import 'dayjs'"],
  ['lib/contract/x.ts', "import '@/lib/domain/errors'"],
  ['lib/server/x.ts', "import '@/lib/contract'"],
  ['lib/server/trade/x.ts', "import '@/lib/server/trade/order/lock-order'"],
  ['lib/server/edge/x.ts', "import '@/lib/server/ground/mall'"],
  ['lib/readers/server.ts', "import '@/lib/server/edge/engine'"],
  ['lib/release/x.ts', "import '../front/port.ts'"],
  ['lib/demo/x.ts', "import '@/lib/server/ground/db/schema'"],
  ['components/x.tsx', "import '@/lib/client/call/api'"],
  ['app/api/x.ts', "import '@/lib/server/edge/engine'"],
  ['app/layout.tsx', "import '@/lib/readers/frame'"],
  ['middleware.ts', "import './lib/web/route-rules.ts'"],
  ['instrumentation-client.ts', "import '@/lib/client/call/yielding-stream-reader'"],
  ['lib/env.ts', "import './web/site-origin.ts'"],
  ['app/(mall)/x.tsx', "import '@/lib/env'"],
  ['lib/front/x.ts', "import '../env.ts'"],
  ['lib/server/x.ts', "import '@/lib/env'"],
  ['lib/client/x.ts', "export const isTest = process.env.NODE_ENV === 'test'"],
  ['lib/client/page/server-clock.ts', 'export const now = () => Date.now()'],
  ['lib/server/x.ts', 'export const now = () => Date.now()'],
  ['components/x.tsx', 'export const isoOf = (at: number) => new Date(at).toISOString()'],
  ['components/x.tsx', "export const countOf = (count: number) => count.toLocaleString('zh-CN')"],
]

type Case = [file: string, source: string]

/** The restriction rules that each case violates. ESLint runs in its own process: jest cannot load it, an ES module. */
function violations(cases: Case[]): string[][] {
  const script = `
    import { ESLint } from 'eslint'
    const eslint = new ESLint()
    const found = []
    for (const [filePath, source] of JSON.parse(process.argv[1])) {
      const [result] = await eslint.lintText(source + '\\n', { filePath })
      found.push((result?.messages ?? []).map((message) => message.ruleId ?? '').filter((rule) => rule.includes('restricted')))
    }
    process.stdout.write(JSON.stringify(found))`
  const node = ['--input-type=module', '--eval', script, JSON.stringify(cases)]
  return JSON.parse(execFileSync('node', node, { encoding: 'utf8' })) as string[][]
}

describe('the import rules', () => {
  let rules: string[][]
  beforeAll(() => {
    rules = violations([...forbidden, ...allowed])
  })

  it.each(forbidden.map((one, index) => [...one, index] as const))(
    'reject in %s: %s',
    (_file, _source, index) => {
      expect(rules[index]).not.toEqual([])
    },
  )

  it.each(allowed.map((one, index) => [...one, index] as const))(
    'accept in %s: %s',
    (_file, _source, index) => {
      expect(rules[forbidden.length + index]).toEqual([])
    },
  )
})

describe('a file for the server alone', () => {
  it.each(['lib/server', 'lib/readers'])(
    "begins with import 'server-only', so that a build fails which sends it to a browser: %s",
    async (root) => {
      const files = await sourceFiles(root)
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
      expect(files.length).toBeGreaterThan(10)
      expect(files.filter((_, index) => !texts[index]?.startsWith("import 'server-only'\n"))).toEqual([])
    },
  )
})
