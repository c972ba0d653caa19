import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/layout/client-navigation'
import type { SiteTexts } from '@/components/layout/frame-data'
import { Footer } from '@/components/layout/footer'
import { Logo } from '@/components/layout/logo'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { PictureWatch } from '@/components/ui/picture-watch'
import { Toaster } from '@/components/ui/toaster'
import { Providers } from '@/lib/client/providers'
import { FrameTitle } from './frame-title'
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

/** The frame of the pages of merchants: own header with 退出, and the footer of the mall. */
export function MerchantFrame({ site, logo, isSignedIn, children }: MerchantFrameProps) {
  return (
    <Providers>
      {isSignedIn && (
        <header className="bg-card border-line border-b">
          <div className="column flex h-16 items-center max-md:h-13">
            <Logo name={site.brand_name} picture={logo} />
            <FrameTitle />
            <div className="ml-auto">
              <SignOutButton />
            </div>
          </div>
        </header>
      )}
      <main id="main" className="min-h-[calc(100dvh-8rem)] py-8 max-md:py-3">
        {!isSignedIn && (
          <div className="column mb-8 flex justify-center max-md:my-5">
            <Logo name={site.brand_name} picture={logo} />
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
