import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The table 'What is deleted when' of docs/security.md says what the code does. */

interface Retention {
  what: string
  kept: string
  name: string
  file: string
}

async function readTable(): Promise<Retention[]> {
  const [, section = ''] = (await readFile('docs/security.md', 'utf8')).split('## What is deleted when')
  return [...section.matchAll(/^\| (.+?) \| (.+?) \| `(\w+)` in `([\w/.-]+)` \|$/gm)].map(
    ([, what = '', kept = '', name = '', file = '']) => ({ what, kept, name, file }),
  )
}

/** The days of each file, from its constants and from what its statements are given. */
const daysIn = (source: string): number[] =>
  [...source.matchAll(/(?:= |- |\b)(\d+) \* daySeconds|(?:[-=] |: )daySeconds\b|Days = (\d+)/g)].map(
    ([, product, days]) => Number(product ?? days ?? 1),
  )

describe('the table of what is deleted', () => {
  it('has each step of the hourly sweep', async () => {
    const sweep = await readFile('lib/server/edge/jobs/sweep.ts', 'utf8')
    const [, body = ''] = /async function sweep\([^{]*\{[^}]*\}: Mall\)[^{]*\{([^]*?)\n\}/.exec(sweep) ??
      /async function sweep\([^]*?\{\n([^]*?)\n\}/.exec(sweep) ?? ['', '']
    const steps = [...body.matchAll(/await (\w+)\(/g)].map(([, name = '']) => name)
    expect(steps.length).toBeGreaterThan(10)
    const names = (await readTable()).map(({ name }) => name)
    expect(steps.filter((name) => !names.includes(name))).toEqual([])
  })

  it('names code that is there, with the days that it has', async () => {
    const wrong: string[] = []
    for (const { what, kept, name, file } of await readTable()) {
      const source = await readFile(join('lib/server', file), 'utf8').catch(() => '')
      if (!new RegExp(`\\bexport (?:async )?(?:function|const) ${name}\\b`).test(source))
        wrong.push(`${what}: ${name}`)
      const [, days] = /^(?:after )?(\d+) days?/.exec(kept) ?? []
      if (days === undefined) continue
      const constants = await Promise.all(
        [...source.matchAll(/from '@\/(lib\/domain\/(?:export\/subjects|person\/closing))'/g)].map(
          ([, path = '']) => readFile(`${path}.ts`, 'utf8'),
        ),
      )
      if (!daysIn([source, ...constants].join('\n')).includes(Number(days)))
        wrong.push(`${what}: ${days} days`)
    }
    expect(wrong).toEqual([])
  })
})
