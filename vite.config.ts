import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  server: { proxy: { '/api': api } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: fonts or scripts, so everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
