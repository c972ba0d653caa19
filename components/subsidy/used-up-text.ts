/** In place of what the programme would pay, where nothing is left for the viewer. */
export const usedUpText = '国补名额已用完'
