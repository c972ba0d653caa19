import { Link } from '@/components/ui/link'
import { searchHref } from '@/lib/web/search-href'

/** Asks whether another keyword was meant, which one tap searches. */
export function MeantWord({ word }: { word: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      您是不是要找
      <Link
        href={searchHref(word)}
        className="text-brand inline-flex items-center px-1 font-semibold hover:underline max-md:min-h-11"
      >
        {word}
      </Link>
    </span>
  )
}
