import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/layout/client-navigation'
import { Logo } from '@/components/layout/logo'
import { SkipLink } from '@/components/layout/skip-link'
import { SignOutButton } from '@/components/merchant/sign-out-button'
import { StoreGuard } from '@/components/merchant/store-guard'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { Link } from '@/components/ui/link'
import { PictureWatch } from '@/components/ui/picture-watch'
import { Toaster } from '@/components/ui/toaster'
import { Providers } from '@/lib/client/call/providers'
import { RunningTasks } from '../tasks/running-tasks'
import { DeskMenu } from './desk-menu'
import { DeskMenuButton } from './desk-menu-button'
import { DeskTitle } from './desk-title'
import { PersonName } from './person-name'
import { SearchAllButton } from './search-all/search-all-button'
import { ShopSwitcher } from './shop-switcher/shop-switcher'

/** A shade at the edge behind which the menu goes on: covered by a layer that scrolls with the content. */
const edgeShade = `
  linear-gradient(var(--color-card) 30%, transparent) top / 100% 2.5rem no-repeat local,
  linear-gradient(transparent, var(--color-card) 70%) bottom / 100% 2.5rem no-repeat local,
  linear-gradient(var(--color-line), transparent) top / 100% 0.75rem no-repeat scroll,
  linear-gradient(transparent, var(--color-line)) bottom / 100% 0.75rem no-repeat scroll,
  var(--color-card)`

interface DeskFrameProps {
  /** The name of the mall. */
  name: string
  /** Logo that an operator set; empty for none. */
  logo: string
  children: ReactNode
}

/** The frame of the desk: a header over the whole width, the menu on the left, on narrow windows behind a button. */
export function DeskFrame({ name, logo, children }: DeskFrameProps) {
  return (
    <Providers>
      <SkipLink />
      <header className="bg-card border-line sticky top-0 z-20 flex min-h-14 flex-wrap items-center border-b px-6 max-md:min-h-13 max-md:px-3">
        <DeskMenuButton />
        <Logo name={name} picture={logo} className="max-md:hidden" />
        <div className="text-text border-line ml-5 border-l pl-5 text-lg leading-7 max-md:ml-1 max-md:border-0 max-md:pl-0 max-md:text-base">
          <DeskTitle />
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-6 gap-y-1 max-md:gap-x-4">
          <RunningTasks />
          <ShopSwitcher />
          <SearchAllButton />
          <Link href="/" className="tap text-text hover:text-brand text-sm transition-colors">
            商城首页
          </Link>
          <PersonName />
          <SignOutButton />
        </div>
      </header>
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <aside
          style={{ background: edgeShade }}
          className="border-line sticky top-14 h-[calc(100dvh-3.5rem)] overflow-y-auto border-r p-3 max-lg:hidden"
        >
          <DeskMenu />
        </aside>
        <main id="main" className="min-h-[calc(100dvh-3.5rem)] min-w-0 p-6 max-md:px-0 max-md:py-3">
          {children}
        </main>
      </div>
      <Toaster />
      <ConfirmHost />
      <PictureWatch />
      <StoreGuard />
      <ClientNavigation />
    </Providers>
  )
}
