// Compares the public types with the reports in `reports/`. `UPDATE_REPORTS=1` writes them again.
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const types = resolve('node_modules/frontdesk/types');
const reportFolder = process.env.REPORT_FOLDER ?? resolve('reports');
mkdirSync(reportFolder, { recursive: true });
const isUpdate = process.env.UPDATE_REPORTS === '1';

for (const file of readdirSync(types).filter((name) => /^(?!schema).*\.d\.ts$/.test(name))) {
  const name = file.replace('.d.ts', '');
  const { succeeded } = Extractor.invoke(
    ExtractorConfig.prepare({
      packageJsonFullPath: join(types, '../package.json'),
      configObjectFullPath: undefined,
      configObject: {
        projectFolder: join(types, '..'),
        mainEntryPointFilePath: join(types, file),
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              module: 'nodenext',
              target: 'es2022',
              strict: true,
              lib: ['es2022', 'dom'],
            },
            files: [join(types, file)],
          },
        },
        apiReport: {
          enabled: true,
          reportFileName: `${name}.api.md`,
          reportFolder,
          reportTempFolder: resolve('temp'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        messages: { extractorMessageReporting: { 'ae-missing-release-tag': { logLevel: 'none' } } },
      },
    }),
    { localBuild: isUpdate, showVerboseMessages: false },
  );
  if (!succeeded)
    throw new Error(
      `The types of ${name} differ from its report. UPDATE_REPORTS=1 writes it again.`,
    );
}
