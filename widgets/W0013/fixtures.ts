import type { WidgetFixtures } from '@/widgets/fixtures'

export const fixtures: WidgetFixtures = {
  empty: { data: [] },
  maximal: {
    data: Array.from({ length: 40 }, (_, index) => ({
      title: `会场${index}`,
      pathData: { linkPage: 'customer', theme_pc_template_id: index + 1 },
    })),
  },
}
