import { Link } from '@/components/ui/link'
import { searchHref } from '@/lib/web/search-href'

/** Hot words below the search field, each a link to its search results (spec 1 §2). */
export function HotWords({ words }: { words: readonly string[] }) {
  return (
    <ul className="text-muted flex h-6 flex-wrap gap-x-4 overflow-hidden text-xs">
      {words.map((word, index) => (
        <li key={word}>
          <Link
            href={searchHref(word)}
            className={index === 0 ? 'text-brand hover:underline' : 'hover:text-brand'}
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}
