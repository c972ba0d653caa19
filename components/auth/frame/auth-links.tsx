import { Link } from '@/components/ui/link'

interface AuthLinksProps {
  links: readonly { path: string; label: string }[]
  /** Path to open after sign-in; the linked pages keep it. */
  target: string
}

/** Other pages of the sign-in, below a form. */
export const AuthLinks = ({ links, target }: AuthLinksProps) => (
  <p className="mt-4 flex flex-wrap justify-between gap-x-4 text-sm whitespace-nowrap">
    {links.map(({ path, label }) => (
      <Link
        key={path}
        href={`${path}?redirectUrl=${encodeURIComponent(target)}`}
        className="text-muted hover:text-brand max-md:flex max-md:min-h-11 max-md:items-center"
      >
        {label}
      </Link>
    ))}
  </p>
)
