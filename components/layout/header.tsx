import { MapPin } from '@/components/ui/icons/map-pin'
import { Package } from '@/components/ui/icons/package'
import { ShoppingCart } from '@/components/ui/icons/shopping-cart'
import { UserRound } from '@/components/ui/icons/user-round'
import { Link } from '@/components/ui/link'
import { searchHref } from '@/lib/web/search-href'
import { CartLink } from './cart-link'
import type { FrameData } from './frame-data'
import { Logo } from './logo'
import { MiniCart } from './mini-cart'
import { SearchBox } from './search-box'
import { Welcome } from './welcome'

const iconLook = { className: 'size-4', 'aria-hidden': true } as const
const memberLinks = [
  { href: '/member/user-info', label: '我的', icon: <UserRound {...iconLook} /> },
  { href: '/cart', label: '购物车', icon: <ShoppingCart {...iconLook} /> },
  { href: '/member/trade', label: '订单', icon: <Package {...iconLook} /> },
  { href: '/member/address', label: '地址管理', icon: <MapPin {...iconLook} /> },
] as const

/**
 * Logo, search, member menu and mini cart. The 64-px row is sticky; hot words and slogan below it scroll away. 64 px of
 * side padding, none on article pages (spec 1 §2; header.css).
 */
export function Header({ hotWords, site }: Pick<FrameData, 'hotWords' | 'site'>) {
  return (
    <>
      <header className="bg-card max-md:border-line sticky top-0 z-40 max-md:border-b">
        <div className="header-padding">
          <div className="column flex h-16 items-center max-md:h-13 max-md:gap-2.5">
            <Logo
              name={site.brand_name}
              picture={site.logo}
              className="md:w-62 md:max-w-[22vw] max-md:[&>.picture]:w-24 max-md:[&>.picture]:max-w-[25vw]"
            />
            <SearchBox
              placeholder={site.placeholder}
              hotWords={hotWords}
              className="w-140 min-w-0 shrink max-md:flex-1"
            />
            <div className="ml-auto flex items-center gap-[min(1.25rem,2vw)] pl-[min(1.25rem,2vw)] max-md:hidden">
              <div className="header-member">
                <Welcome signIn={<SignInLinks />} links={<MenuLinks />} />
                <MemberEntries />
              </div>
              <MiniCart />
            </div>
          </div>
        </div>
      </header>
      <div className="header-padding bg-card max-md:hidden">
        <div className="column flex h-8 items-start gap-6">
          <nav aria-label="热门搜索" className="w-140 min-w-0 shrink md:ml-[min(15.5rem,22vw)]">
            <HotWords words={hotWords} />
          </nav>
          {site.slogan && (
            <section
              aria-label="商城口号"
              className="text-programme ml-auto min-w-0 truncate text-xs font-medium tracking-wider max-lg:hidden"
            >
              {site.slogan}
            </section>
          )}
        </div>
      </div>
    </>
  )
}

const SignInLinks = () => (
  <>
    <Link href="/auth/login" className="text-brand hover:text-brand-deep">
      亲，请登陆
    </Link>
    <Link href="/auth/reg" className="hover:text-brand">
      去注册
    </Link>
  </>
)

const menuLook = 'hover:bg-page hover:text-brand flex items-center gap-2 px-4 py-2 text-sm'

/** The links of the member area in the menu, over which the panel of the mini cart must not open. */
const MenuLinks = () => (
  <ul className="py-1.5">
    {memberLinks.map(({ href, label, icon }) => (
      <li key={href}>
        {href === '/cart' ? (
          <CartLink className={menuLook} onPointerEnter={undefined}>
            {icon}
            {label}
          </CartLink>
        ) : (
          <Link href={href} className={menuLook}>
            {icon}
            {label}
          </Link>
        )}
      </li>
    ))}
  </ul>
)

/** The links of the member area in the bar, from 1280 px on (header.css). */
function MemberEntries() {
  return (
    <ul aria-label="会员入口" className="in-bar text-xs">
      {memberLinks.map(({ href, label }) => (
        <li key={href}>
          {href === '/cart' ? (
            <CartLink className="hover:text-brand">{label}</CartLink>
          ) : (
            <Link href={href} className="hover:text-brand">
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Hot words below the search field, each a link to its search results (spec 1 §2). */
function HotWords({ words }: { words: readonly string[] }) {
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
