import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { checkBooks } from './check-books'

const routes = os.operator.books

export const operatorBooksRoutes = {
  check: routes.check.handler(async ({ context: { mall } }) => {
    const rows = (await checkBooks(mall)).map((row) => ({ ...row, ok: row.ids.length === 0 }))
    return { at: mall.now(), ok: rows.every(({ ok }) => ok), rows }
  }),
}
