/**
 * The front door must answer like Next alone. Both serve the same build over the same data, one after the other.
 * Status, headers and body of every answer must be equal, apart from the exceptions below.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request, test } from 'playwright/test'
import { isEnginePath } from '@/lib/web/engine-paths'
import { brokenPageText, missingPageText } from '@/lib/web/page-texts'
import { sitemapPaths } from '../../fixtures/browser/sitemap'
import {
  type Answer,
  ask,
  comparedHeaders,
  contentOf,
  markup,
  parting,
  type Question,
  rowsOf,
} from '../../fixtures/parity/answers'
import { allQuestions } from '../../fixtures/parity/questions'
import { type RunningServer, startMall, startNext } from '../../fixtures/servers'

/** `npm run test:parity` compares every URL; the default is one of each route. */
const isWhole = process.env.PARITY === 'whole'

type Part = 'status' | 'body' | (string & {})
type Exception = {
  parts: readonly Part[]
  /** `door` is the door's answer. */
  when: (question: Question, door: Answer) => boolean
  why: string
  /** The behaviour that the door must have instead. */
  instead?: (question: Question, door: Answer) => boolean
}

const isMoved = ({ status }: Answer) => status >= 300 && status < 400
const isDocument = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') ?? false
const isCall = ({ path, method = 'GET' }: Question) => isEnginePath(path.split('?')[0] ?? path, method)
const reads = ({ method }: Question) => method === 'GET' || method === 'HEAD'
const isRscRequest = ({ headers }: Question) => headers.rsc === '1'
const hasErrorText = ({ status, body }: Answer) =>
  body.includes(status === 404 ? missingPageText : brokenPageText)

/** Where the door may answer differently from Next. */
const exceptions: Exception[] = [
  {
    parts: ['content-security-policy'],
    when: (question) => !isCall(question),
    why: 'the door adds the policy of a page, with hashes or the nonce of its scripts; Next alone has none',
    instead: (question, door) =>
      !isDocument(door) ||
      isMoved(door) ||
      !reads(question) ||
      door.headers['content-security-policy'] !== '',
  },
  {
    parts: ['body', 'content-type', 'cache-control', 'vary'],
    when: (_, door) => isMoved(door),
    why: 'a redirect depends on cookie and device: the door forbids caching and sends no body',
  },
  {
    parts: ['body', 'cache-control', 'vary', 'link'],
    when: (question, door) => !isCall(question) && isDocument(door) && door.status >= 400,
    why: 'after notFound() Next sends an empty shell; the door sends its document for missing or broken pages',
    instead: (question, door) => question.method === 'HEAD' || !reads(question) || hasErrorText(door),
  },
  {
    parts: ['link'],
    when: (question, door) => !isCall(question) && isDocument(door),
    why: 'Next names in this header what is ready when it sends it; behind the door, data come from another thread',
  },
  {
    parts: ['vary'],
    when: isCall,
    why: 'Next varies every answer on the headers of its router, also answers that its router never requests',
  },
  {
    parts: ['status', 'location', ...comparedHeaders],
    when: (question) => /.\/$/.test(question.path) && !isRscRequest(question),
    why: 'Next removes a trailing slash with a bare redirect; the door adds headers and applies the rules for phones and guests first',
    instead: (_, door) => isMoved(door),
  },
  {
    parts: ['status', 'body', ...comparedHeaders],
    when: (question) => isRscRequest(question) && /%[89a-f]/i.test(question.path),
    why: 'Next alone fails on RSC requests of pages whose rewrite contains Chinese text: it writes the text into a header',
    instead: (_, door) => door.status === 200 && door.headers['content-type'] === 'text/x-component',
  },
  {
    parts: ['body', 'cache-control'],
    when: (question, door) => isRscRequest(question) && door.status === 404,
    why: 'the router loads a missing page as a document, whatever its data says; of cacheable ones the door has none',
  },
  {
    parts: ['x-frame-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'],
    when: ({ path }, door) => path.startsWith('/_next/static/') && door.status === 404,
    why: 'the door adds the headers of a missing page to a missing file',
    instead: (_, door) => door.headers['x-frame-options'] !== '',
  },
  {
    parts: ['status', 'body', ...comparedHeaders],
    when: ({ method, path }) => /^(?:PATCH|OPTIONS)$/.test(method ?? '') && !/^\/(?:api|media)\//.test(path),
    why: 'Next answers any method with the page, and stores what a cold route handler answers to it; the door refuses all but GET, HEAD and POST',
    instead: ({ method }, door) => door.status === (method === 'OPTIONS' ? 204 : 405),
  },
  {
    parts: ['body', 'cache-control', 'link'],
    when: ({ method }, door) =>
      method === 'POST' &&
      door.status === 200 &&
      isDocument(door) &&
      door.headers['cache-control'] === 'shared',
    why: 'the door answers a POST to a page that may be cached with the page that a GET gets; Next renders another one',
  },
  {
    parts: ['body', ...comparedHeaders],
    when: ({ path }) => path === '/service-worker.js' || path === '/manifest.webmanifest',
    why: 'the door writes the name of the mall into the service worker and the manifest, and answers them as files of its own',
    instead: (_, { status, headers }) =>
      status === 200 &&
      /^(?:text\/javascript|application\/manifest\+json);/.test(headers['content-type'] ?? ''),
  },
  {
    parts: ['content-type'],
    when: ({ path }, door) => path.startsWith('/sitemap/') && door.status === 404,
    why: 'the door asks the engine for a file of the sitemap before it is rendered, and answers with the document of missing pages',
    instead: (_, door) => isDocument(door),
  },
  {
    parts: ['body'],
    when: (_, door) =>
      door.headers['content-type'] === 'text/x-component' && door.headers['cache-control'] === 'private',
    why: 'the rows of a page rendered per request are sent as they become ready',
  },
]

/** The differences between the two answers that no exception allows. */
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
    ['body', comparedBody(door), comparedBody(next)],
  ]
  const found = parts
    .filter(([part, one, other]) => one !== other && !excepted.has(part))
    .map(([part, one, other]) => `${part}: ${parting(one, other)}`)
  return [...broken, ...found].map((difference) => `${question.name} — ${difference}`)
}

/** A page rendered per request contains its nonce in its data, so only its elements are compared. */
function comparedBody(answer: Answer): string {
  if (answer.headers['content-type'] === 'text/x-component') return rowsOf(answer.body)
  if (!isDocument(answer)) return answer.body
  return answer.headers['cache-control'] === 'private' ? markup(answer.body) : contentOf(answer.body)
}

test('the front door and Next alone return the same answers', async () => {
  test.setTimeout(1_800_000)
  const folder = await mkdtemp(join(tmpdir(), 'mall-parity-'))
  const env = { MALL_DATA_DIR: folder, MALL_PUBLIC_URL: 'http://mall.test' }
  try {
    // One after the other: the embedded database belongs to one process at a time.
    const door = await askAll(await startMall(env), sitemapOf)
    const next = await askAll(await startNext(env), () => Promise.resolve(door.listed))
    const found = [...door.answers].flatMap(([name, { question, answer }]) => {
      const other = next.answers.get(name)
      return other ? differences(question, answer, other.answer) : [`${name} — only the door was asked`]
    })
    console.log(summary([...door.answers.values()]))
    expect(found).toEqual([])
    // Two servers without any page would be equal too.
    expect(faults([...door.answers.values()])).toEqual([])
    expect(door.listed.length).toBeGreaterThan(8)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

type Asked = { question: Question; answer: Answer }

async function askAll(
  server: RunningServer,
  list: (origin: string) => Promise<string[]>,
): Promise<{ listed: string[]; answers: Map<string, Asked> }> {
  try {
    const listed = await list(server.url)
    const answers = new Map<string, Asked>()
    // One after the other, because the second question for a page must find it in the cache.
    for (const question of await allQuestions(await sessionOf(server.url), listed, isWhole))
      answers.set(question.name, { question, answer: await ask(server.url, question) })
    return { listed, answers }
  } finally {
    await server.stop()
  }
}

/** One page of each kind in the sitemap. */
async function sitemapOf(origin: string): Promise<string[]> {
  // Answers when the demo mall is complete; on a loaded machine that takes longer than the time-out of a request.
  await fetch(`${origin}/readyz`)
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

/** Pages and calls that fail, apart from the error page itself. */
const faults = (answers: readonly Asked[]): string[] =>
  answers
    .filter(({ question, answer }) => answer.status >= 500 && question.path !== '/_global-error')
    .map(({ question, answer }) => `${question.name}: ${answer.status}`)

function summary(answers: readonly Asked[]): string {
  const counts = Map.groupBy(answers, ({ answer }) => answer.status)
  const byStatus = [...counts].sort(([one], [other]) => one - other)
  return `${answers.length} questions; ${byStatus.map(([status, same]) => `${status}: ${same.length}`).join(', ')}`
}
