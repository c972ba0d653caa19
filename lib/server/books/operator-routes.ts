import 'server-only'
import { os } from '@/lib/server/context'
import { checkBooks } from './check-books'

export const operatorBookRoutes = {
  books: os.operator.books.handler(async ({ context: { mall } }) => {
    const rows = (await checkBooks(mall)).map((row) => ({ ...row, ok: row.ids.length === 0 }))
    return { at: mall.now(), ok: rows.every(({ ok }) => ok), rows }
  }),
}
