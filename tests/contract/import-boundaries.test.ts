import { execFileSync } from 'node:child_process'

/** The house's directions are linted; each line is an import that must fail. */
const forbidden: Case[] = [
  ['lib/domain/x.ts', "import '@/lib/contract'"],
  ['lib/domain/x.ts', "import 'react'"],
  ['lib/domain/x.ts', "import '../server/engine'"],
  ['lib/contract/x.ts', "import '@/lib/server/engine'"],
  ['lib/contract/x.ts', "import '@/lib/client/api'"],
  ['lib/server/x.ts', "import '@/lib/client/api'"],
  ['lib/server/x.ts', "import '@/components/ui/button'"],
  ['lib/server/x.ts', "import '@/lib/demo'"],
  ['lib/readers/x.ts', "import '@/lib/demo'"],
  ['lib/front/x.ts', "import '../server/engine'"],
  ['lib/client/x.ts', "import '@/lib/server/engine'"],
  ['lib/client/x.ts', "import '@/components/ui/button'"],
  ['components/x.tsx', "import '@/lib/server/engine'"],
  ['components/x.tsx', "import '@/lib/readers/frame'"],
  ['widgets/x.ts', "import '@/lib/readers/goods'"],
  ['widgets/W0001/view.tsx', "import 'zod'"],
  ['widgets/W0001/view.tsx', "import './contract'"],
  ['widgets/x.ts', "import '@/lib/server/engine'"],
  ['app/(mall)/x.tsx', "import '@/lib/server/engine'"],
  ['app/(mall)/x.tsx', "import '@/lib/demo'"],
  ['app/media/x.ts', "import '@/lib/demo'"],
  ['components/x.tsx', "import '@/lib/env'"],
  ['widgets/x.ts', "import '@/lib/env'"],
  ['lib/client/x.ts', "import '@/lib/env'"],
  ['lib/contract/x.ts', "import '@/lib/env'"],
  ['lib/domain/x.ts', "import '../env.ts'"],
  ['lib/web/x.ts', "import '../env.ts'"],
  ['app/(mall)/x.tsx', 'export const { PORT } = process.env'],
  ['lib/server/x.ts', 'export const port = process.env.PORT'],
]

const allowed: Case[] = [
  ['lib/domain/x.ts', "import 'dayjs'"],
  ['lib/contract/x.ts', "import '@/lib/domain/errors'"],
  ['lib/server/x.ts', "import '@/lib/contract'"],
  ['lib/readers/server.ts', "import '@/lib/server/engine'"],
  ['lib/demo/x.ts', "import '@/lib/server/db/schema'"],
  ['components/x.tsx', "import '@/lib/client/api'"],
  ['app/api/x.ts', "import '@/lib/server/engine'"],
  ['app/(mall)/x.tsx', "import '@/lib/env'"],
  ['lib/front/x.ts', "import '../env.ts'"],
  ['lib/server/x.ts', "import '@/lib/env'"],
  ['lib/client/x.ts', "export const isTest = process.env.NODE_ENV === 'test'"],
]

type Case = [file: string, source: string]

/** The restriction rules that a source breaks, per case. ESLint is an ES module that jest cannot load, so it runs apart. */
function broken(cases: Case[]): string[][] {
  const script = `
    import { ESLint } from 'eslint'
    // The files of the cases do not exist, so rules that need types cannot read them.
    const withoutTypes = {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false } },
      rules: { '@typescript-eslint/no-floating-promises': 'off', '@typescript-eslint/no-misused-promises': 'off' },
    }
    const eslint = new ESLint({ overrideConfig: withoutTypes })
    const found = []
    for (const [filePath, source] of JSON.parse(process.argv[1])) {
      const [result] = await eslint.lintText(source + '\\n', { filePath })
      found.push((result?.messages ?? []).map((message) => message.ruleId ?? '').filter((rule) => rule.includes('restricted')))
    }
    process.stdout.write(JSON.stringify(found))`
  const node = ['--input-type=module', '--eval', script, JSON.stringify(cases)]
  return JSON.parse(execFileSync('node', node, { encoding: 'utf8' })) as string[][]
}

describe('who may import whom', () => {
  let rules: string[][]
  beforeAll(() => {
    rules = broken([...forbidden, ...allowed])
  })

  it.each(forbidden.map((one, at) => [...one, at] as const))('%s must not say %s', (_file, _source, at) => {
    expect(rules[at]).not.toEqual([])
  })

  it.each(allowed.map((one, at) => [...one, at] as const))('%s may say %s', (_file, _source, at) => {
    expect(rules[forbidden.length + at]).toEqual([])
  })
})
