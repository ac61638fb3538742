/** Made by `node scripts/train-sureness.mjs`; the order is that of `evidenceFor`. */
export const surenessWeights = {
  ingredients: {
    bias: 1.77,
    signs: [
      -1.12, 0.44, -0.81, -1.01, -1.15, -0.15, 1.57, 0, 0, 1.19, 1.94, 0, 0, 0, 0, -1.8, -0.47, 0, 0, -1.18,
      0.76, -1.17, -3.6, 0, -1.58,
    ],
  },
  steps: {
    bias: 1.04,
    signs: [
      -0.87, -0.28, -0.36, 0.82, -0.75, 0.47, 0.2, 1.09, 0, -1.41, 1.27, 0, 0, 0, -0.96, -0.87, -2.54, -2.07,
      0, -0.27, 0.68, 0.39, -1.39, 0, -2.03,
    ],
  },
}
