/** In place of the subsidy, when the viewer has used it up. */
export const usedUpText = '国补名额已用完'
