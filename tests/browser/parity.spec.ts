/**
 * The front door answers like Next alone, only faster. The same build is asked twice, once behind each, over the same
 * data: every page, file and call it has. Status, headers and text of every answer must agree; where they need not, the
 * reason stands here.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request, test } from 'playwright/test'
import { brokenPageText, missingPageText } from '@/lib/web/route-rules'
import { type RunningServer, startMall, startNext } from '../bench/lib/processes'
import { type Answer, ask, comparedHeaders, markup, parting, type Question } from '../fixtures/answers'
import { allQuestions } from '../fixtures/questions'
import { sitemapPaths } from '../fixtures/sitemap'

/** `npm run test:parity` compares every address; by default one of each route. */
const isWhole = process.env.PARITY === 'whole'

type Part = 'status' | 'body' | (string & {})
type Exception = {
  parts: readonly Part[]
  /** `door` is the door's answer. */
  when: (question: Question, door: Answer) => boolean
  why: string
  /** What the door does instead. */
  instead?: (question: Question, door: Answer) => boolean
}

const isMoved = ({ status }: Answer) => status >= 300 && status < 400
const isDocument = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') ?? false
const isCall = ({ path }: Question) => /^\/(?:api|media)\//.test(path)
const reads = ({ method }: Question) => method === 'GET' || method === 'HEAD'
const asksForData = ({ headers }: Question) => headers.rsc === '1'
const saysWhy = ({ status, body }: Answer) => body.includes(status === 404 ? missingPageText : brokenPageText)

/** Where the door need not answer as Next does. */
const exceptions: Exception[] = [
  {
    parts: ['content-security-policy'],
    when: (question) => !isCall(question),
    why: 'the door writes the policy of a page, with the hashes or the nonce of its scripts; Next alone has none',
    instead: (question, door) =>
      !isDocument(door) ||
      isMoved(door) ||
      !reads(question) ||
      door.headers['content-security-policy'] !== '',
  },
  {
    parts: ['body', 'content-type', 'cache-control', 'vary'],
    when: (_, door) => isMoved(door),
    why: 'a redirect depends on cookie and device: the door forbids to keep it, and sends nothing but the address',
  },
  {
    parts: ['body', 'cache-control', 'vary', 'link'],
    when: (question, door) => !isCall(question) && isDocument(door) && door.status >= 400,
    why: 'after notFound() Next sends an empty shell; the door has one document for all that is missing or broken',
    instead: (question, door) => question.method === 'HEAD' || !reads(question) || saysWhy(door),
  },
  {
    parts: ['vary'],
    when: isCall,
    why: 'Next names the headers of its router on every answer, also where no router asks',
  },
  {
    parts: ['status', 'location', ...comparedHeaders],
    when: (question) => /.\/$/.test(question.path) && !asksForData(question),
    why: 'Next takes a slash at the end away in a bare answer of its own; the door may add headers, and says first what a phone or a guest is told anyway',
    instead: (_, door) => isMoved(door),
  },
  {
    parts: ['status', 'body', ...comparedHeaders],
    when: (question) => asksForData(question) && /%[89a-f]/i.test(question.path),
    why: 'Next alone breaks on data of a page that a rewrite with Chinese words leads to: it writes them into a header',
    instead: (_, door) => door.status === 200 && door.headers['content-type'] === 'text/x-component',
  },
  {
    parts: ['x-frame-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'],
    when: ({ path }, door) => path.startsWith('/_next/static/') && door.status === 404,
    why: 'the door says of a missing file what it says of a missing page',
    instead: (_, door) => door.headers['x-frame-options'] !== '',
  },
  {
    parts: ['body'],
    when: (_, door) =>
      door.headers['content-type'] === 'text/x-component' && door.headers['cache-control'] === 'nobody',
    why: 'rows of a page that is rendered for one visitor come in the order in which they are ready',
  },
]

/** Everything in which the two answers differ without a reason. */
function differences(question: Question, door: Answer, next: Answer): string[] {
  const applying = exceptions.filter(({ when }) => when(question, door))
  const excepted = new Set(applying.flatMap(({ parts }) => parts))
  const broken = applying.filter(({ instead }) => instead && !instead(question, door)).map(({ why }) => why)
  const parts: [Part, string, string][] = [
    ['status', String(door.status), String(next.status)],
    ...comparedHeaders.map((name): [Part, string, string] => [
      name,
      door.headers[name] ?? '',
      next.headers[name] ?? '',
    ]),
    ['body', seen(door), seen(next)],
  ]
  const found = parts
    .filter(([part, one, other]) => one !== other && !excepted.has(part))
    .map(([part, one, other]) => `${part}: ${parting(one, other)}`)
  return [...broken, ...found].map((difference) => `${question.name} — ${difference}`)
}

/** A page for one visitor carries that answer's own nonce through its data: there the elements have to agree. */
const seen = (answer: Answer): string =>
  isDocument(answer) && answer.headers['cache-control'] === 'nobody' ? markup(answer.body) : answer.body

test('the front door and Next alone give the same answers', async () => {
  test.setTimeout(1_800_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'mall-parity-'))
  try {
    // One after the other: the embedded database belongs to one process at a time.
    const door = await asked(await startMall(dataDir), sitemapOf)
    const next = await asked(await startNext(dataDir), () => Promise.resolve(door.listed))
    const found = [...door.answers].flatMap(([name, { question, answer }]) => {
      const other = next.answers.get(name)
      return other ? differences(question, answer, other.answer) : [`${name} — was asked of the door only`]
    })
    console.log(summary([...door.answers.values()]))
    expect(found).toEqual([])
    // Otherwise two malls without pages would agree as well.
    expect(faults([...door.answers.values()])).toEqual([])
    expect(door.listed.length).toBeGreaterThan(8)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

type Asked = { question: Question; answer: Answer }

async function asked(
  server: RunningServer,
  list: (origin: string) => Promise<string[]>,
): Promise<{ listed: string[]; answers: Map<string, Asked> }> {
  try {
    const listed = await list(server.url)
    const answers = new Map<string, Asked>()
    // The next question waits for the answer: the second visitor of a page has to find it kept.
    for (const question of await allQuestions(await sessionOf(server.url), listed, isWhole))
      answers.set(question.name, { question, answer: await ask(server.url, question) })
    return { listed, answers }
  } finally {
    await server.stop()
  }
}

/** One page of each kind that the sitemap names. */
async function sitemapOf(origin: string): Promise<string[]> {
  const browser = await request.newContext({ baseURL: origin })
  try {
    const shards = await sitemapPaths(browser)
    return shards.flatMap(({ paths }) => paths.slice(0, 1))
  } finally {
    await browser.dispose()
  }
}

async function sessionOf(origin: string): Promise<string> {
  const body = new URLSearchParams({ username: '13800138000', password: 'Mall2026', company_id: '1' })
  const answer = await fetch(`${origin}/api/h5app/wxapp/login`, { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** Pages and calls that fail; the fault page itself excepted. */
const faults = (answers: readonly Asked[]): string[] =>
  answers
    .filter(({ question, answer }) => answer.status >= 500 && question.path !== '/_global-error')
    .map(({ question, answer }) => `${question.name}: ${answer.status}`)

function summary(answers: readonly Asked[]): string {
  const counts = Map.groupBy(answers, ({ answer }) => answer.status)
  const byStatus = [...counts].sort(([one], [other]) => one - other)
  return `${answers.length} questions; ${byStatus.map(([status, same]) => `${status}: ${same.length}`).join(', ')}`
}
