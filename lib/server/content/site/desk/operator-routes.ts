import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { changeSite, getSite } from './change-site'
import { changeFaqs, getFaqs } from './faqs'
import { nameTargets } from './link-targets'
import { changeNavigation, getNavigation } from './navigation'

const { site: routes, faq, navigation } = os.operator

export const operatorSiteRoutes = {
  get: routes.get.handler(({ context }) => getSite(context.mall.db)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'site.set', input, ({ mall, scope: { actor } }) => changeSite(mall, actor, input)),
  ),
}

export const operatorFaqRoutes = {
  get: faq.get.handler(({ context }) => getFaqs(context.mall.db)),

  set: faq.set.handler(({ input, context }) =>
    operatorWrite(context, 'faq.set', input, ({ mall, scope: { actor } }) => changeFaqs(mall, actor, input)),
  ),
}

export const operatorNavigationRoutes = {
  get: navigation.get.handler(({ context }) => getNavigation(context.mall.db)),

  targets: navigation.targets.handler(async ({ input, context: { mall } }) => ({
    list: await nameTargets(mall.db, input.target, mall.now()),
  })),

  set: navigation.set.handler(({ input, context }) =>
    operatorWrite(context, 'navigation.set', input, ({ mall, scope: { actor } }) =>
      changeNavigation(mall, actor, input),
    ),
  ),
}
