import { Logo } from '@/components/layout/logo'
import { Empty } from '@/components/ui/empty'
import { missingPageText } from '@/lib/domain/route-rules'

/** Addresses that belong to no page. Made by the build, which never opens the database: hence without the frame. */
export default function NotFound() {
  return (
    <>
      <title>页面不存在</title>
      <header className="bg-card">
        <div className="column flex h-16 items-center">
          <Logo name="焕新商城" />
        </div>
      </header>
      <main className="column py-8">
        <Empty
          occasion="lost"
          text={missingPageText}
          action={{ href: '/', label: '返回首页' }}
          className="rounded-card bg-card py-24"
        />
      </main>
    </>
  )
}
