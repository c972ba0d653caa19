import { readdirSync } from 'node:fs'
import { settingValues } from '@/lib/demo/seed/settings'
import { listPath } from '@/lib/web/list-path'
import { decideRoute } from '@/lib/web/route-rules'

const pattern = (segment: string) =>
  segment.startsWith('[...') ? '.+' : segment.startsWith('[') ? '[^/]+' : segment

/** Every page of the mall as a pattern on decoded paths. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page|route)\.tsx?$/.test(file))
  .map((file) => {
    const segments = file
      .split('/')
      .slice(0, -1)
      .filter((segment) => !/^\(.*\)$/.test(segment))
    return new RegExp(`^/${segments.map(pattern).join('/')}$`)
  })

/** Whether a link leads to a page: directly, by its static document or by a redirect. */
function leadsToPage(href: string): boolean {
  const { pathname, search } = new URL(href, 'http://mall.test')
  const decision = decideRoute({
    method: 'GET',
    path: pathname,
    search,
    userAgent: '',
    isDocument: true,
    hasToken: true,
    hasStoreToken: true,
  })
  if (decision.kind === 'missing') return false
  if (decision.kind === 'redirect') return leadsToPage(decision.location)
  const path = listPath(pathname, search) ?? pathname
  return pages.some((page) => page.test(path))
}

const { navigation, footer } = settingValues(1_790_000_000)
const links = [...(navigation?.links ?? []), ...(footer?.columns.flatMap((column) => column.links) ?? [])]

describe('links of navigation and footer', () => {
  test.each(links.map(({ title, href }) => [title, href]))('%s leads to a page', (_, href) => {
    expect(leadsToPage(href)).toBe(true)
  })

  test.each(['/nowhere', '/view/home', '/license?type=nothing', '/articles/all/1'])(
    'the check detects the dead link %s',
    (href) => expect(leadsToPage(href)).toBe(false),
  )
})
