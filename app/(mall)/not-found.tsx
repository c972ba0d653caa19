import { Empty } from '@/components/ui/empty'
import { missingPageText } from '@/lib/domain/route-rules'

/** Inside the frame: goods, shops, articles and pages that do not exist. */
export default function NotFound() {
  return (
    <div className="column py-8">
      <title>页面不存在</title>
      <Empty
        occasion="lost"
        text={missingPageText}
        action={{ href: '/', label: '返回首页' }}
        className="rounded-card bg-card py-24"
      />
    </div>
  )
}
