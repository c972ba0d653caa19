import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/layout/client-navigation'
import { Footer } from '@/components/layout/footer'
import type { SiteTexts } from '@/components/layout/frame-data'
import { Logo } from '@/components/layout/logo'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { Link } from '@/components/ui/link'
import { PictureWatch } from '@/components/ui/picture-watch'
import { Toaster } from '@/components/ui/toaster'
import { Providers } from '@/lib/client/call/providers'
import { SignOutButton } from './sign-out-button'
import { StoreGuard } from './store-guard'

interface MerchantFrameProps {
  site: SiteTexts
  /** Logo that an operator set; empty for none. */
  logo: string
  /** The header is there only with a token of a merchant (spec 1 §2). */
  isSignedIn: boolean
  children: ReactNode
}

/** The title beside the logo. */
const titleClass =
  'border-line text-text ml-5 border-l pl-5 text-lg leading-7 max-md:ml-3 max-md:pl-3 max-md:text-base'

/** The frame of the pages of merchants: own header with 退出, and the footer of the mall. */
export function MerchantFrame({ site, logo, isSignedIn, children }: MerchantFrameProps) {
  return (
    <Providers>
      {isSignedIn && (
        <header className="bg-card border-line border-b">
          <div className="column flex h-16 items-center max-md:h-13">
            <Logo name={site.brand_name} picture={logo} />
            <div className={titleClass}>
              <Link href="/shop/review" className="tap hover:text-brand transition-colors">
                商家入驻
              </Link>
            </div>
            <div className="ml-auto">
              <SignOutButton />
            </div>
          </div>
        </header>
      )}
      <main id="main" className="min-h-[calc(100dvh-8rem)] py-8 max-md:py-3">
        {!isSignedIn && (
          <div className="column mb-5 flex justify-center max-md:mb-3">
            <div className="flex w-full max-w-100 items-center max-md:max-w-none">
              <Logo name={site.brand_name} picture={logo} />
              <span className={titleClass}>商家入驻</span>
              <Link href="/" className="tap text-muted hover:text-brand ml-auto text-sm transition-colors">
                返回商城
              </Link>
            </div>
          </div>
        )}
        {children}
      </main>
      <div className="bg-card max-md:hidden [&>footer]:mt-0">
        <Footer site={site} />
      </div>
      <Toaster />
      <ConfirmHost />
      <PictureWatch />
      <StoreGuard />
      <ClientNavigation />
    </Providers>
  )
}
