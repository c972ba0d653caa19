import { Link } from '@/components/ui/link'

interface FormPlaceProps {
  /** The name of its rows: 文章. */
  noun: string
  listHref: string
  title: string
  /** The row's page in the mall, while shoppers can open it. */
  pageHref?: string | undefined
  isDeleted: boolean
}

/** The head of a form: the way back to its list, the page in the mall, and whether the row is in the recycle bin. */
export const FormPlace = ({ noun, listHref, title, pageHref, isDeleted }: FormPlaceProps) => (
  <>
    <nav aria-label="位置" className="text-muted flex flex-wrap items-center gap-2 text-sm max-md:px-4">
      <Link href={listHref} className="hover:text-brand inline-flex min-h-6 items-center">
        {noun}
      </Link>
      <span aria-hidden>/</span>
      <span className="text-ink">{title}</span>
      {pageHref && (
        <Link href={pageHref} className="text-link hover:text-brand ml-auto">
          查看商城页面
        </Link>
      )}
    </nav>
    {isDeleted && (
      <p role="status" className="rounded-card bg-brand-tint text-brand p-4 text-sm">
        {noun}在回收站，恢复后才能修改
      </p>
    )}
  </>
)
