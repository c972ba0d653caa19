'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { Showcase, type ShowcaseProps } from '@/widgets/parts/showcase/showcase'

const Tab = lazyPart(() => import('./tab'), 'Tab')

export const MainImageShowcase = (props: ShowcaseProps<null>) => <Showcase {...props} Tab={Tab} />
