import { Link } from '@/components/ui/link'
import { carryMobile } from '@/lib/client/person/carried-mobile'

interface CarryMobileLinkProps {
  path: '/auth/login' | '/auth/reg'
  /** Path to open after sign-in; the linked page keeps it. */
  target: string
  /** The number that the linked page fills in. */
  mobile: string
  children: string
}

/** Below a number: the other page that its error asks for, which keeps the number and where the sign-in leads. */
export const CarryMobileLink = ({ path, target, mobile, children }: CarryMobileLinkProps) => (
  <p className="-mt-2 text-sm">
    <Link
      href={`${path}?redirectUrl=${encodeURIComponent(target)}`}
      // The field keeps the focus: without it, its message would go and this link move away before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => carryMobile(mobile)}
      className="text-brand hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
    >
      {children}
    </Link>
  </p>
)
