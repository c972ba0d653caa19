import type { ReactNode } from 'react'
import { Gallery } from '../pictures/gallery'

interface ProductPanelProps {
  goods: { videos_url: string; video_pic_url: string }
  /** Below the gallery; phones have them beside the name. */
  actions: ReactNode
  /** Name, price and how to buy. */
  children: ReactNode
}

/** The head of a product page: the gallery, and beside it name, price and purchase; one column on phones. */
export const ProductPanel = ({ goods, actions, children }: ProductPanelProps) => (
  <div className="md:rounded-card md:border-line bg-card flex flex-wrap gap-8 max-lg:gap-6 max-md:-mx-4 max-md:block max-md:px-4 max-md:pb-4 md:border md:p-6">
    <div className="max-w-[28.125rem] min-w-0 shrink-0 grow basis-[min(28.125rem,45%)] max-md:max-w-none">
      <Gallery video={goods.videos_url ? { src: goods.videos_url, poster: goods.video_pic_url } : null} />
      <div className="text-muted mt-4 flex items-center gap-6 text-sm max-md:hidden">{actions}</div>
    </div>
    <div className="grid min-w-0 grow-[999] basis-[min(100%,16rem)] grid-cols-1 content-start gap-4 max-md:gap-3">
      {children}
    </div>
  </div>
)
